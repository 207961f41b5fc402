import { defineBug } from '#server/bugs.ts'
import { clusterSites, listNearestSites } from './contract.ts'

export const bugs = [
  defineBug(listNearestSites, {
    id: 'sites-nearest-in-degrees',
    kind: 'calculation',
    level: 'fair',
    page: 'page7_02',
    promise: {
      en: 'The nearest service points come first, by distance in metres.',
      zh: '服務據點依公尺距離由近到遠排列。',
    },
    wrong: {
      en: 'They are sorted by degrees, though a degree of longitude is shorter.',
      zh: '依經緯度差排序，但經度一度其實比較短。',
    },
    test: { en: 'Expect that no distance is smaller than the one before it.', zh: '檢查沒有任何距離小於前一個。' },
    change({ origin: { lng, lat }, rows }) {
      const degrees = (row: { lng: number; lat: number }) => (row.lng - lng) ** 2 + (row.lat - lat) ** 2
      return { rows: rows.toSorted((one, other) => degrees(one) - degrees(other)) }
    },
  }),
  defineBug(clusterSites, {
    id: 'sites-alone-not-counted',
    kind: 'calculation',
    level: 'fair',
    page: 'page7_02',
    promise: { en: 'The count covers clusters and single service points.', zh: '總數包含群集與單獨的據點。' },
    wrong: { en: 'Service points that stand alone are not counted.', zh: '單獨的據點沒有計入。' },
    test: {
      en: 'Add up clusters and single points, and expect the count.',
      zh: '將群集與單獨據點相加，檢查等於總數。',
    },
    change: ({ clusters }) => ({ count: clusters.reduce((sum, cluster) => sum + cluster.count, 0) }),
  }),
]
