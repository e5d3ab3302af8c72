// A lesson at a table: what is due in it, told from what has been played. The light shows where; only what is asked can be done.
import type { Beat, Choice, Lesson, Remark, ToldStep } from "../messages";
import { isUndo } from "./putback";

export interface Due {
  number: number; // of the learner's move, from 0
  beat: Beat;
}

/** The move that is due; null where somebody has gone another way, or nothing is left to ask. */
export function dueIn(lesson: Lesson, log: ToldStep[]): Due | null {
  if (hasLeft(lesson, log)) return null;
  const number = made(lesson, log).length;
  const beat = lesson.beats[number];
  return beat ? { number, beat } : null;
}

/** Whether the learner has made a move that the lesson did not ask for, or taken one back. */
export function hasLeft(lesson: Lesson, log: ToldStep[]): boolean {
  if (log.some(isUndo)) return true;
  return made(lesson, log).some((move, i) => lesson.beats[i]?.move !== move);
}

function made(lesson: Lesson, log: ToldStep[]): string[] {
  return log.filter((step) => step.seat === lesson.seat).map((step) => step.move);
}

/** What is said now: the first remark that has not been read, then what is asked. */
export function saidNow({ beat }: Due, read: number): { remark: Remark; asks: boolean } {
  const remark = beat.says[read];
  return remark ? { remark, asks: false } : { remark: beat.ask, asks: true };
}

/** What can be done now: nothing while something is to be read, then what is asked; anything where that is free. */
export function allowed(due: Due, read: number, moves: Choice[]): Choice[] {
  if (read < due.beat.says.length) return [];
  return due.beat.free ? moves : moves.filter((one) => one.move === due.beat.move);
}
