import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'State location and lost updates', zh: '狀態的存放位置與更新遺失' },
  terms: 'lost update race If-Match atomic increment 競態 遺失更新',
} satisfies Technique
