import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'practice/server/faults/run-fault.ts#runFault': {
      en: 'Around every endpoint: before, instead, after',
      zh: '包在每個端點外面：之前、取代、之後',
    },
    'practice/server/faults/run-fault.ts#act': {
      en: 'Once, twice, or after the next request',
      zh: '執行一次、兩次，或排到下一個之後',
    },
    'shared/platform/faults.ts#faultAt': { en: 'The same seed, the same sequence', zh: '同一個種子，同樣的順序' },
    'practice/server/faults/cut-connection.ts#cutConnection': {
      en: 'The line is cut after the write',
      zh: '寫入之後切斷連線',
    },
    'practice/server/faults/bucket.ts#createBucket': { en: 'A rate limit', zh: '次數限制' },
  },
  reading: {
    'RFC 9110, 15: Status Codes': 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
    'Principles of Chaos Engineering': 'https://principlesofchaos.org/',
    'MDN: Retry-After': 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Retry-After',
  },
}
