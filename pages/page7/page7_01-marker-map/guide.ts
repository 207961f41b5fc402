import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/counties/rules.ts',
      symbol: 'isInPolygon',
      says: { en: 'Inside or outside: how often a line to the east crosses', zh: '在內或在外：向東畫線，數它穿過幾次' },
    },
    {
      file: 'pages/page7/page7_01-marker-map/markers/change.ts',
      symbol: 'changeBetween',
      says: { en: 'One undoable step, in a single write', zh: '一個可復原的步驟，一次寫入' },
    },
    {
      file: 'pages/page7/page7_01-marker-map/markers/keeping.ts',
      symbol: 'readKept',
      says: { en: 'What was stored is checked when it is read', zh: '讀取時先檢查存下的內容' },
    },
    {
      file: 'pages/page7/page7_01-marker-map/use-counties.ts',
      symbol: 'useCounties',
      says: { en: 'One request for all visible markers, once they rest', zh: '標記停下後，一次詢問所有看得到的標記' },
    },
    {
      file: 'pages/page7/page7_01-marker-map/map/marker-handle.tsx',
      symbol: 'MarkerHandle',
      says: { en: 'A marker is a button that the keyboard moves', zh: '標記是按鈕，可用鍵盤移動' },
    },
  ],
  reading: [
    { title: 'MDN: Window.localStorage', href: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage' },
    { title: 'RFC 7946: The GeoJSON Format', href: 'https://www.rfc-editor.org/rfc/rfc7946' },
    { title: 'MapLibre GL JS', href: 'https://maplibre.org/maplibre-gl-js/docs/' },
  ],
}
