import type { Context } from '#server/platform/context.ts'

/** No value survives an `await` in a browser. The two users are a check and a count: here they find nothing. */
export const createContext = <T>(): Context<T> => ({ run: (_, work) => work(), current: () => undefined })
