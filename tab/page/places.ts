// A document runs this code by a script element (scripts/tab/build.ts).
const { src } = document.currentScript as HTMLScriptElement

/** The path of this version's files (tab/names.ts, `TAB_FOLDER`). */
export const folder: string = new URL('.', src).pathname
export const mount: string = new URL('../..', src).pathname
