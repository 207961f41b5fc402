import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Bounding-box queries, clusters', zh: '範圍查詢與叢集' },
  terms: 'clustering bounding box bbox geolocation nearest 群集 定位',
} satisfies Technique
