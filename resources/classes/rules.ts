/** Letters without look-alikes: no I, L and O. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 6

/** `waiting`: the sandbox is made or reset next. `failed`: it could not be. `leaving`: all that is stored is deleted next. */
export const MEMBER_STATES = ['waiting', 'ready', 'failed', 'leaving'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** The limits of classes per coach, and of learners per class. */
export const MAX_CLASSES = 50
export const MAX_LEARNERS = 200
export const MAX_MESSAGE = 500
/** Their passwords are hashed one after the other, in a few seconds. */
export const MAX_ADDED = 100

/** Whether learners can still join on this day. */
export const isOpen = ({ closedAt, endsOn }: { closedAt: string | null; endsOn: string }, today: string): boolean =>
  closedAt === null && today <= endsOn

/** A task of a learner: its index, how often it was tried, and since when; or 0 tries, and when it was solved. */
export function cellOf(text: string): { index: number; tries: number; at: string } {
  const [index, tries, at = ''] = text.split(' ')
  return { index: Number(index), tries: Number(tries), at }
}
