import { pageIdOf } from '#client/api/page-id.ts'
import { sendAllowed, sendEarly } from '#client/state/early-reads.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { readKept } from './kept-reads.ts'

// The only script inside a document of the app: it asks for an operator's data before any other code has arrived.
const token = storage.read(STORED.token)
/** What the console reads on every page (`reads`), the session and the profile first, and what this page reads (`first`). */
const named = (list: 'reads' | 'first') => document.currentScript?.dataset[list]?.split(' ').filter(Boolean) ?? []
if (token !== null) {
  const reader = { token, page: pageIdOf(location.pathname) }
  const always = named('reads')
  const kept = readKept().map(({ url }) => url)
  const reads = kept.length > 0 ? kept : named('first')
  const isUrl = (read: string) => read.startsWith('/')
  sendEarly([...new Set([...always, ...reads.filter(isUrl)])], reader)
  // Without a session, there is nothing to send.
  sendAllowed(
    reads.filter(read => !isUrl(read)),
    always,
    reader,
  ).catch(() => undefined)
}
