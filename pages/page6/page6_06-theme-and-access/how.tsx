import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A theme is often a designer’s taste. For many people, it decides whether they can use the page at all: one needs
        larger text, one gets dizzy from motion, one can’t tell red from green, and one presses single keys by accident.
        A setting that each browser forgets helps none of them.
      </p>
      <h3>How this page does it</h3>
      <p>
        Preferences belong to the account. The server turns them into a short style sheet of custom properties and sends
        it with the session, so another computer shows them with the first page after the sign-in. This browser also
        keeps it in a cookie and applies it before the next first paint. Nothing flashes, and your other windows follow.
      </p>
      <p>
        Contrast is arithmetic. WCAG 2.2 defines the relative luminance of a color and the ratio of two of them. The
        same function runs while you type and on the server, which refuses an accent that is too weak on any surface.
        The refusal has the measured ratio and the nearest shade that passes.
      </p>
      <Excerpt symbol="weakAccents" />
      <p>
        Shortcuts have one registry. The handlers, the hints on buttons and the map on this page all read it, so a
        changed key changes everywhere, and two shortcuts with the same keys are found before anyone presses them.
      </p>
      <Excerpt symbol="useShortcut" />
      <h3>Worth noticing</h3>
      <ul>
        <li>Text sizes are in rem, so your browser’s own text size counts, too.</li>
        <li>The ratios are rounded down. 4.499 is shown as 4.49, never as 4.5.</li>
        <li>The filters for color vision work on linear light. On encoded sRGB values they would look wrong.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Radix Colors and Material Color Utilities make scales whose steps have a known contrast.{' '}
        <code>color-contrast()</code> in CSS will choose a text color by itself one day; until then, axe and Lighthouse
        find what is too weak after it was built.
      </p>
      <h3>When not to</h3>
      <p>
        Every setting has to be tested with every other. If a good default serves everybody, leave the setting out; and
        never ask for a setting where the system already has one, such as reduced motion.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        佈景常被當成設計師的品味，但對許多人來說，它決定了頁面能不能用：有人需要較大的文字，有人看到動態會頭暈，有人分不出紅與綠，也有人會誤按單一按鍵。換一個瀏覽器就忘記的設定，幫不了任何人。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        偏好屬於帳號。伺服器把它換算成一小段自訂屬性的樣式表，隨工作階段送出，所以在另一台電腦登入後的第一個畫面就已套用。這個瀏覽器也以
        cookie 保存，在下次第一次繪製前套用。畫面不會閃動，其他視窗也會跟著改變。
      </p>
      <p>
        對比是可以計算的。WCAG 2.2
        定義了顏色的相對亮度與兩色的對比值。輸入時與伺服器上執行的是同一個函式；主色在任何一種底色上對比不足，伺服器就會拒絕，並附上量得的對比值與最接近且通過的顏色。
      </p>
      <Excerpt symbol="weakAccents" />
      <p>
        快速鍵只有一份登錄表。處理程式、按鈕上的提示與這一頁的對照表都讀取它，所以變更按鍵後處處一致，重複的按鍵也會在按下之前就被發現。
      </p>
      <Excerpt symbol="useShortcut" />
      <h3>值得留意</h3>
      <ul>
        <li>字級以 rem 為單位，所以瀏覽器本身的字級設定也有效。</li>
        <li>對比值一律無條件捨去：4.499 顯示為 4.49，不會顯示為 4.5。</li>
        <li>色覺濾鏡作用在線性光上；直接套用在 sRGB 編碼值上，結果會不正確。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Radix Colors 與 Material Color Utilities 產生的色階，每一級的對比都是已知的。CSS 的{' '}
        <code>color-contrast()</code> 將來可以自動選擇文字顏色；在那之前，axe 與 Lighthouse
        只能在做好之後找出太弱的地方。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        每多一項設定，就要和其他設定一起測試。預設值若對所有人都好，就不要開放設定；系統已經有的，例如減少動態效果，也不要再問一次。
      </p>
    </>
  ),
}
