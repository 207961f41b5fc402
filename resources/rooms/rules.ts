/** Rooms per sandbox. */
export const MAX_ROOMS = 20
export const MAX_NAME_LENGTH = 40
export const MAX_TEXT_LENGTH = 1_000
/** Messages that an operator may send per minute, in all rooms of a sandbox together. */
export const MAX_PER_MINUTE = 30
/** After so many deletions and restorations in a row, an operator has to wait between two of them. */
export const MAX_CHANGES_IN_A_ROW = 30
/** A room keeps this many messages, because every fork copies them. The oldest are dropped first. */
export const MAX_MESSAGES = 1_000
/** How many messages are returned at once, at most and by default. */
export const MAX_PAGE = 100
export const PAGE = 20

/** Where live connections are while they show a room. */
export const placeOf = (roomId: number): string => `rooms/${roomId}`

/** The id of a message in the audit trail and in live messages. */
export const messageIdOf = (roomId: number, number: number): string => `${roomId}-${number}`

/** The room of a message, from its id. */
export const roomIdIn = (messageId: number | string): number => Number(String(messageId).split('-')[0])
