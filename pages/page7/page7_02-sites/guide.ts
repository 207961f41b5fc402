import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/sites/clusters.ts#groupByCell': { en: 'Clusters by grid', zh: '依網格分群' },
    'resources/sites/clusters.ts#widen': {
      en: 'The box grows to whole cells, so that small moves ask nothing new',
      zh: '範圍擴大到整格，小幅移動不必再問',
    },
    'resources/sites/nearest.ts#nearestTo': { en: 'The nearest, on the sphere', zh: '在球面上找最近的' },
    'resources/sites/rules.ts#distanceMetres': {
      en: 'The distance of two points on the earth',
      zh: '地球上兩點的距離',
    },
    './view.ts#viewInto': { en: 'Where the map goes when a cluster is opened', zh: '打開一群時，地圖移到哪裡' },
  },
  reading: {
    Supercluster: 'https://github.com/mapbox/supercluster',
    'MDN: Geolocation API': 'https://developer.mozilla.org/en-US/docs/Web/API/Geolocation_API',
    'Haversine formula (Wikipedia)': 'https://en.wikipedia.org/wiki/Haversine_formula',
  },
}
