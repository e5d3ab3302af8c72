import { expect, test } from "vitest";
import { hasten } from "../src/pace";

const animation = (iterations: number) => ({ playbackRate: 1, effect: { getTiming: () => ({ iterations }) } });

test("what is on its way goes faster, what goes on for ever keeps its own pace", () => {
  const [once, ever] = [animation(1), animation(Infinity)];
  hasten({ getAnimations: () => [once, ever] } as unknown as Element, 2);
  expect([once.playbackRate, ever.playbackRate]).toEqual([2, 1]);
});
