import { defineMessages } from '#shared/messages.ts'

export const mapMessages = defineMessages('Map', {
  zoomIn: { en: 'Zoom in', zh: '放大' },
  zoomOut: { en: 'Zoom out', zh: '縮小' },
  home: { en: 'Show all of Taiwan', zh: '顯示全臺灣' },
  keys: {
    en: 'Arrow keys move the map, + and − zoom.',
    zh: '方向鍵移動地圖，＋、－ 縮放。',
  },
  credits: {
    en: 'Natural Earth · Ministry of the Interior, Taiwan',
    zh: 'Natural Earth · 內政部',
  },
  noWebGl: {
    en: 'This browser has no WebGL 2, so the counties are drawn without zoom. Everything else works as always.',
    zh: '此瀏覽器不支援 WebGL 2，因此只顯示無法縮放的縣市圖，其他功能都能照常使用。',
  },
  ownFailed: {
    en: 'The base map that is set for this console could not be loaded. This is the built-in one.',
    zh: '無法載入此主控台設定的底圖，目前顯示內建底圖。',
  },
})
