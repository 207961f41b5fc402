import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Markers in browser storage', zh: '儲存在瀏覽器的標記' },
  terms: 'maplibre GeoJSON import local storage localStorage 標記',
} satisfies Technique
