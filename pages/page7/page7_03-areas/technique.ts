import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Polygons, point in polygon', zh: '多邊形與落點判斷' },
  terms: 'polygon draw snap overlap GeoJSON KML 多邊形',
} satisfies Technique
