import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/areas/change.ts',
      symbol: 'applyChanges',
      says: { en: 'A list of changes: all of them, or none', zh: '一串修改：全部套用，或全部不套用' },
    },
    {
      file: 'resources/areas/overlaps.ts',
      symbol: 'overlapsIn',
      says: { en: 'What overlaps, and where', zh: '哪些重疊、重疊在哪裡' },
    },
    {
      file: 'pages/page7/page7_03-areas/geometry/snap.ts',
      symbol: 'snap',
      says: { en: 'A corner takes the place of a neighbor’s', zh: '頂點吸附到鄰近的頂點' },
    },
    {
      file: 'pages/page7/page7_03-areas/geometry/combine.ts',
      symbol: 'splitShape',
      says: { en: 'A line cuts a shape in two', zh: '一條線把圖形分成兩塊' },
    },
    {
      file: 'pages/page7/page7_03-areas/geometry/crossings.ts',
      symbol: 'crossingsOf',
      says: { en: 'Where a shape crosses itself', zh: '圖形在哪裡與自己交叉' },
    },
  ],
  reading: [
    { title: 'RFC 7946: The GeoJSON Format', href: 'https://www.rfc-editor.org/rfc/rfc7946' },
    {
      title: 'Martínez, Rueda, Feito: boolean operations on polygons',
      href: 'https://www.sciencedirect.com/science/article/abs/pii/S0965997813000379',
    },
    { title: 'OGC: KML', href: 'https://www.ogc.org/standards/kml/' },
  ],
}
