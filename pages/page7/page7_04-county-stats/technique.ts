import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Choropleth, class breaks', zh: '面量圖與分級' },
  terms: 'choropleth legend classes color scale 面量圖',
}
export default technique
