import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Field-by-field history, restore', zh: '逐欄比對的歷程與還原' },
  terms: 'history diff restore versions trail 版本 還原',
} satisfies Technique
