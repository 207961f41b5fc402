import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Choropleth, class breaks', zh: '面量圖與分級' },
  terms: 'choropleth legend classes color scale 面量圖',
} satisfies Technique
