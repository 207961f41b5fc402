import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/times/rules.ts#readLocal': {
      en: 'A local time has one moment, two, or none',
      zh: '一個當地時間對應一個、兩個或零個時刻',
    },
    'resources/times/rules.ts#findChange': {
      en: 'When the clocks change next to a moment',
      zh: '時刻附近的時鐘何時調整',
    },
    'resources/times/rules.ts#bestOf': { en: 'The fastest measurement is the most exact', zh: '最快的一次測量最準' },
    './clock-card.tsx#askClock': { en: 'One measurement of the server’s clock', zh: '測量一次伺服器的時鐘' },
  },
  reading: {
    'MDN: Temporal': 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Temporal',
    'IANA: Time Zone Database': 'https://www.iana.org/time-zones',
    'RFC 5905: Network Time Protocol': 'https://www.rfc-editor.org/rfc/rfc5905',
  },
}
