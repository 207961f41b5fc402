import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'practice/server/faults/run-fault.ts',
      symbol: 'runFault',
      says: { en: 'Around every endpoint: before, instead, after', zh: '包在每個端點外面：之前、取代、之後' },
    },
    {
      file: 'practice/server/faults/run-fault.ts',
      symbol: 'act',
      says: { en: 'Once, twice, or after the next request', zh: '執行一次、兩次，或排到下一個之後' },
    },
    {
      file: 'shared/platform/faults.ts',
      symbol: 'faultAt',
      says: { en: 'The same seed, the same sequence', zh: '同一個種子，同樣的順序' },
    },
    {
      file: 'practice/server/faults/cut-connection.ts',
      symbol: 'cutConnection',
      says: { en: 'The line is cut after the write', zh: '寫入之後切斷連線' },
    },
    { file: 'practice/server/faults/bucket.ts', symbol: 'createBucket', says: { en: 'A rate limit', zh: '次數限制' } },
  ],
  reading: [
    { title: 'RFC 9110, 15: Status Codes', href: 'https://www.rfc-editor.org/rfc/rfc9110#section-15' },
    { title: 'Principles of Chaos Engineering', href: 'https://principlesofchaos.org/' },
    {
      title: 'MDN: Retry-After',
      href: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Retry-After',
    },
  ],
}
