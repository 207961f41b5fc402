import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    { file: 'resources/sites/clusters.ts', symbol: 'groupByCell', says: { en: 'Clusters by grid', zh: '依網格分群' } },
    {
      file: 'resources/sites/clusters.ts',
      symbol: 'widen',
      says: {
        en: 'The box grows to whole cells, so that small moves ask nothing new',
        zh: '範圍擴大到整格，小幅移動不必再問',
      },
    },
    {
      file: 'resources/sites/nearest.ts',
      symbol: 'nearestTo',
      says: { en: 'The nearest, on the sphere', zh: '在球面上找最近的' },
    },
    {
      file: 'resources/sites/rules.ts',
      symbol: 'distanceMetres',
      says: { en: 'The distance of two points on the earth', zh: '地球上兩點的距離' },
    },
    {
      file: 'pages/page7/page7_02-sites/view.ts',
      symbol: 'viewInto',
      says: { en: 'Where the map goes when a cluster is opened', zh: '打開一群時，地圖移到哪裡' },
    },
  ],
  reading: [
    { title: 'Supercluster', href: 'https://github.com/mapbox/supercluster' },
    { title: 'MDN: Geolocation API', href: 'https://developer.mozilla.org/en-US/docs/Web/API/Geolocation_API' },
    { title: 'Haversine formula (Wikipedia)', href: 'https://en.wikipedia.org/wiki/Haversine_formula' },
  ],
}
