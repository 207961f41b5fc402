import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/captchas/server.ts#answerCaptcha': {
      en: 'The server checks, once, and counts wrong answers',
      zh: '由伺服器檢查一次，並計算錯誤次數',
    },
    'resources/captchas/server.ts#take': {
      en: 'A captcha is used up by its first answer',
      zh: '第一次作答就用掉這個驗證碼',
    },
    'resources/captchas/challenge.ts#makeQuestion': {
      en: 'A sum in words, for those who can’t see the picture',
      zh: '文字算式，給看不到圖片的人',
    },
    'resources/captchas/picture.ts#drawCode': { en: 'The picture is drawn on the server', zh: '圖片由伺服器繪製' },
  },
  reading: {
    'W3C: Inaccessibility of CAPTCHA': 'https://www.w3.org/TR/turingtest/',
    'OWASP: Credential Stuffing Prevention':
      'https://cheatsheetseries.owasp.org/cheatsheets/Credential_Stuffing_Prevention_Cheat_Sheet.html',
  },
}
