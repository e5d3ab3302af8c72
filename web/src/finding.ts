// Finding by typing: neither capitals nor accents matter.
const plain = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Whether somebody who typed this may mean that. */
export const isMeant = (typed: string, text: string): boolean => plain(text).includes(plain(typed));
