import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/areas/change.ts#applyChanges': {
      en: 'A list of changes: all of them, or none',
      zh: '一串修改：全部套用，或全部不套用',
    },
    'resources/areas/overlaps.ts#overlapsIn': { en: 'What overlaps, and where', zh: '哪些重疊、重疊在哪裡' },
    './geometry/snap.ts#snap': { en: 'A corner takes the place of a neighbor’s', zh: '頂點吸附到鄰近的頂點' },
    './geometry/combine.ts#splitShape': { en: 'A line cuts a shape in two', zh: '一條線把圖形分成兩塊' },
    './geometry/crossings.ts#crossingsOf': { en: 'Where a shape crosses itself', zh: '圖形在哪裡與自己交叉' },
  },
  reading: {
    'RFC 7946: The GeoJSON Format': 'https://www.rfc-editor.org/rfc/rfc7946',
    'Martínez, Rueda, Feito: boolean operations on polygons':
      'https://www.sciencedirect.com/science/article/abs/pii/S0965997813000379',
    'OGC: KML': 'https://www.ogc.org/standards/kml/',
  },
}
