import type { Words } from '#shared/messages.ts'

/** A JSON pointer (RFC 6901) into a logged request: `/status`, `/request/name`, `/reply/current/version`. Empty: the whole value. */
export type Pointer = '' | `/${string}`

/** The value at a pointer in an earlier step's request. `plus` is added to a number. */
export type Earlier = { step: string; at: Pointer; plus?: number }

/** A value to compare with: a constant, or a value from an earlier step. */
export type Against = string | number | boolean | null | Earlier

/** A condition on the value at a pointer. All members that are set must hold. */
export type Condition = {
  at: Pointer
  is?: Against
  isNot?: Against
  /**
   * The object has all members of the earlier one with equal values. Members in `except` are skipped, and those of the
   * object at `overruledBy` take precedence.
   */
  contains?: Earlier & { except?: readonly string[]; overruledBy?: Pointer }
  /** The text continues that of an earlier step: it begins with it and is longer. */
  continues?: Earlier
  /** The value occurs in an array of an earlier step, at the pointer `each` within an item. */
  among?: Earlier & { each: Pointer }
  /** A regular expression (with the flag `u`) that matches the text. */
  matches?: string
  /** At least one item of the array meets this condition, or all of these. Their pointers are relative to the item. */
  some?: Condition | readonly Condition[]
  /** No item of the array meets this condition. Its pointer is relative to the item. */
  none?: Condition
  length?: number
  /** A number, or one from an earlier step. */
  atLeast?: number | Earlier
  atMost?: number | Earlier
}

/** A request that must occur in the traffic log. */
export type Step = {
  /** The name by which later steps refer to it. */
  name?: string
  /** What the operator should do, in a few words. */
  says: Words
  /** The operation id of the endpoint, or several alternatives. Without it, any endpoint matches. */
  endpoint?: string | readonly string[]
  /** The status. `good` matches every status below 400. */
  status?: number | 'good'
  where?: readonly Condition[]
  /** The number of such requests, 1 by default. */
  times?: number
  /** The maximum time since the previous request of this step or the step before. */
  withinSeconds?: number
  /**
   * The minimum time since the previous request of this step or the step before: a number of seconds, or the value from
   * an earlier response.
   */
  afterSeconds?: number | Earlier
}

/** An exercise of a page. The operator's traffic log must contain its steps in this order. */
export type Task = {
  id: string
  title: Words
  hint: Words
  steps: readonly [Step, ...Step[]]
}

/** Some lines of the source that show how a page does it. */
export type Place = {
  /** A path from the project's root. */
  file: string
  /** The name of a definition in the file: its lines, with the comment before it, or those that the next two members choose. */
  symbol: string
  /** Begins at the first line of the definition that contains this text … */
  from?: string
  /** … and is this long. */
  lines?: number
  /** What to look at. */
  says: Words
}

/** The text of a page's lesson is `how.tsx`; this is what belongs to it. The export `guide` of `guide.ts` in the page's folder. */
export type Guide = {
  /**
   * Three to five places, in reading order, each under its file and symbol: `./page.tsx#MembersPage` for a file of the page's
   * own, otherwise `server/writes/rows.ts#update`. `<Excerpt symbol="…" />` shows one within the text.
   */
  places: Readonly<Record<string, Words & Pick<Place, 'from' | 'lines'>>>
  /** What to read next: addresses under their titles. */
  reading: Readonly<Record<string, string>>
}
