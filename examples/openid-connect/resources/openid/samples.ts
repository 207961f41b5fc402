import { beginOpenId, finishOpenId } from './contract.ts'

/** They ask a provider, which tests don't have. */
export const unsampled = [beginOpenId, finishOpenId]
