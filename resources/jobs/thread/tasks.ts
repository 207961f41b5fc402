import { formatEvents } from './format-events.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { parseMembers } from './parse-members.ts'

/** What the thread can do. Inputs and results are copied between the threads. */
export const tasks = { formatEvents, parseMembers, makeThumbnail }
export type Tasks = typeof tasks
