import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/captchas/server.ts',
      symbol: 'answerCaptcha',
      says: { en: 'The server checks, once, and counts wrong answers', zh: '由伺服器檢查一次，並計算錯誤次數' },
    },
    {
      file: 'resources/captchas/server.ts',
      symbol: 'take',
      says: { en: 'A captcha is used up by its first answer', zh: '第一次作答就用掉這個驗證碼' },
    },
    {
      file: 'resources/captchas/challenge.ts',
      symbol: 'makeQuestion',
      says: { en: 'A sum in words, for those who can’t see the picture', zh: '文字算式，給看不到圖片的人' },
    },
    {
      file: 'resources/captchas/picture.ts',
      symbol: 'drawCode',
      says: { en: 'The picture is drawn on the server', zh: '圖片由伺服器繪製' },
    },
  ],
  reading: [
    { title: 'W3C: Inaccessibility of CAPTCHA', href: 'https://www.w3.org/TR/turingtest/' },
    {
      title: 'OWASP: Credential Stuffing Prevention',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Credential_Stuffing_Prevention_Cheat_Sheet.html',
    },
  ],
}
