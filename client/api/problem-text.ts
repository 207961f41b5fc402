import { useMessages } from '#client/i18n/i18n.ts'
import { type ErrorCode, Problem } from '#shared/errors.ts'
import { problemMessages } from './problem-messages.ts'

type Key = keyof typeof problemMessages.texts

const TEXTS: Partial<Record<ErrorCode, Key>> = {
  unreachable: 'unreachable',
  unreadable: 'unreadable',
  maintenance: 'maintenance',
  busy: 'busy',
  'storage-full': 'storageFull',
  'storage-failed': 'storageFailed',
  'practice-fault': 'practiceFault',
  'not-signed-in': 'signedOut',
  'session-ended': 'signedOut',
  'not-permitted': 'notPermitted',
  'not-yours': 'notPermitted',
  'invalid-input': 'invalidInput',
  'too-many-attempts': 'tooMany',
  'too-many-streams': 'tooManyStreams',
  'order-refused': 'orderRefused',
  'order-on-its-way': 'orderOnItsWay',
  'limit-reached': 'limitReached',
  'sandbox-gone': 'sandboxGone',
  'key-reused': 'keyReused',
  'draft-submitted': 'draftSubmitted',
  'step-refused': 'stepRefused',
  'draft-refused': 'draftRefused',
  'ticket-touched': 'ticketTouched',
  'wrong-offset': 'wrongOffset',
  'upload-incomplete': 'uploadIncomplete',
  'checksum-mismatch': 'checksumMismatch',
  'quota-exceeded': 'quotaExceeded',
  'move-refused': 'moveRefused',
  'unknown-member': 'unknownMember',
  'form-closed': 'formClosed',
  'nothing-to-publish': 'nothingToPublish',
  'answer-refused': 'answerRefused',
  'not-found': 'notFound',
  'too-large': 'tooLarge',
}

/** What happened, what is safe and what to do, in the operator's language: `useProblemText()(error)`. */
export function useProblemText(): (error: unknown) => string {
  const t = useMessages(problemMessages)
  return error => t((error instanceof Problem && TEXTS[error.code]) || 'failed')
}
