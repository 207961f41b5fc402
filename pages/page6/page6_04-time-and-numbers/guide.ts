import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/times/rules.ts',
      symbol: 'readLocal',
      says: { en: 'A local time has one moment, two, or none', zh: '一個當地時間對應一個、兩個或零個時刻' },
    },
    {
      file: 'resources/times/rules.ts',
      symbol: 'findChange',
      says: { en: 'When the clocks change next to a moment', zh: '時刻附近的時鐘何時調整' },
    },
    {
      file: 'resources/times/rules.ts',
      symbol: 'bestOf',
      says: { en: 'The fastest measurement is the most exact', zh: '最快的一次測量最準' },
    },
    {
      file: 'pages/page6/page6_04-time-and-numbers/ask-clock.ts',
      symbol: 'askClock',
      says: { en: 'One measurement of the server’s clock', zh: '測量一次伺服器的時鐘' },
    },
  ],
  reading: [
    {
      title: 'MDN: Temporal',
      href: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Temporal',
    },
    { title: 'IANA: Time Zone Database', href: 'https://www.iana.org/time-zones' },
    { title: 'RFC 5905: Network Time Protocol', href: 'https://www.rfc-editor.org/rfc/rfc5905' },
  ],
}
