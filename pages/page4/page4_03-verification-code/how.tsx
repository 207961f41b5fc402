import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        On the sign-in screen, the browser both draws the code and checks it. That prevents accidental submits, but it
        doesn’t stop a program: a script can read the code from memory or skip the page.
      </p>
      <h3>How this page does it</h3>
      <p>
        One card shows this widget with all its options: length, characters and colors. The other shows a captcha that
        really protects: the server draws the picture, keeps the answer, allows one try within two minutes, and slows
        down guessing. The browser only shows the picture and sends your answer.
      </p>
      <Excerpt symbol="take" />
      <p>
        Users who can’t see the picture can solve a sum in words instead. Without an alternative, a captcha locks some
        users out.
      </p>
      <Excerpt symbol="makeQuestion" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Each captcha accepts one answer, right or wrong. Otherwise a program could try until it finds the answer.
        </li>
        <li>Look-alike characters (0 and O, 1 and l) are left out. They confuse people, not programs.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        reCAPTCHA, hCaptcha and Turnstile judge the behavior of a browser and let most people pass unseen, at the price
        of a third party in your sign-in. Rate limits per account and address, as in this console, stop guessing without
        asking anybody anything.
      </p>
      <h3>When not to</h3>
      <p>
        Machines now read most pictures better than people do. Use a captcha to slow down abuse where a limit alone
        doesn’t help, such as in a public form, and never as the only protection of an account.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        登入畫面的驗證碼由瀏覽器自己繪製、自己檢查。它能防止誤送，卻擋不住程式：程式可以從記憶體讀出驗證碼，或直接跳過頁面。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        一張卡片是這個元件與所有選項：長度、字元、干擾與顏色。另一張則是真正有保護作用的驗證碼：由伺服器繪製圖片、保管答案，只能在兩分鐘內回答一次，並且讓猜測變慢。瀏覽器只負責顯示圖片與送出答案。
      </p>
      <Excerpt symbol="take" />
      <p>看不見圖片的人可以改答文字算式。沒有替代方式的驗證碼，會把一部分使用者擋在門外。</p>
      <Excerpt symbol="makeQuestion" />
      <h3>值得留意</h3>
      <ul>
        <li>不論對錯，回答一次就作廢；否則可以一直試到對為止。</li>
        <li>容易混淆的字元（0 與 O、1 與 l）都不使用：它們只會讓人浪費一次機會，對程式毫無影響。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        reCAPTCHA、hCaptcha 與 Turnstile
        依瀏覽器的行為判斷，多數人不會察覺，代價是登入流程多了第三方。像本主控台這樣依帳號與位址限制次數，不必問任何人，也能擋住猜測。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        現在的程式看圖多半比人強。只有在光靠次數限制不夠的地方，例如公開表單，才用驗證碼拖慢濫用；千萬不要當成帳號唯一的保護。
      </p>
    </>
  ),
}
