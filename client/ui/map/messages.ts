import { defineMessages } from '#shared/messages.ts'

export const mapMessages = defineMessages('Map', {
  zoomIn: { en: 'Zoom in', zh: '放大' },
  zoomOut: { en: 'Zoom out', zh: '縮小' },
  home: { en: 'Show all of Taiwan', zh: '顯示全臺灣' },
  keys: {
    en: 'Use the arrow keys to move the map and + and − to zoom.',
    zh: '方向鍵移動地圖，＋、－ 縮放。',
  },
  credits: {
    en: 'Natural Earth · Ministry of the Interior, Taiwan',
    zh: 'Natural Earth · 內政部',
  },
  noWebGl: {
    en: 'Your browser doesn’t support WebGL 2, so the map is a simple drawing. Everything else works as usual.',
    zh: '此瀏覽器不支援 WebGL 2，因此地圖改以簡單的圖形顯示，其他功能都能照常使用。',
  },
  ownFailed: {
    en: 'The base map configured for this console could not be loaded. Showing the built-in map.',
    zh: '無法載入此主控台設定的底圖，目前顯示內建底圖。',
  },
})
