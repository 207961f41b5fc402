import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Server-side aggregation, cross-filtering', zh: '伺服器端彙總與交叉篩選' },
  terms: 'chart pivot aggregation SVG 圖表 樞紐',
} satisfies Technique
