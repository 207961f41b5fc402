import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Bounding-box queries, clusters', zh: '範圍查詢與叢集' },
  terms: 'clustering bounding box bbox geolocation nearest 群集 定位',
}
export default technique
