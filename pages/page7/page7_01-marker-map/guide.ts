import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/counties/rules.ts#isInPolygon': {
      en: 'Inside or outside: how often a line to the east crosses',
      zh: '在內或在外：向東畫線，數它穿過幾次',
    },
    './markers/change.ts#changeBetween': {
      en: 'One undoable step, in a single write',
      zh: '一個可復原的步驟，一次寫入',
    },
    './markers/keeping.ts#readKept': { en: 'What was stored is checked when it is read', zh: '讀取時先檢查存下的內容' },
    './use-counties.ts#useCounties': {
      en: 'One request for all visible markers, once they rest',
      zh: '標記停下後，一次詢問所有看得到的標記',
    },
    './map/marker-handle.tsx#MarkerHandle': {
      en: 'A marker is a button that the keyboard moves',
      zh: '標記是按鈕，可用鍵盤移動',
    },
  },
  reading: {
    'MDN: Window.localStorage': 'https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage',
    'RFC 7946: The GeoJSON Format': 'https://www.rfc-editor.org/rfc/rfc7946',
    'MapLibre GL JS': 'https://maplibre.org/maplibre-gl-js/docs/',
  },
}
