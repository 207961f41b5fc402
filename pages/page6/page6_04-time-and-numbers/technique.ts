import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Time zones, calendars, formats', zh: '時區、曆法與格式' },
  terms: 'Intl time zone DST currency date formats 時區 夏令時間',
} satisfies Technique
