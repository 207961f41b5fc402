import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        All lines of an order must be valid together. In a careless form, the server rejects the third line and the page
        just says “invalid order” at the top. A double click sends two parcels. Two people buy the last tent, and both
        get a confirmation.
      </p>
      <h3>How this page does it</h3>
      <p>
        Each issue is a JSON pointer and a code: <code>/body/lines/2/quantity</code>, <code>not-enough-stock</code>. The
        form names its fields by the same paths, so every message appears in the right cell of the right row, and the
        focus moves to the first.
      </p>
      <Excerpt symbol="lineIssues" />
      <p>
        One transaction checks the stock and takes it, for all lines or for none. It locks the products in the order of
        their ids, so two orders never deadlock. The form sends the prices it showed. If a price has changed since, the
        order is refused at that line instead of being charged differently.
      </p>
      <Excerpt symbol="placeOrder" />
      <p>
        A filled-in form has one <code>Idempotency-Key</code>. If you press the button twice, or retry after a lost
        response, the server returns the stored one, and there is only one order.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Amounts are integers in cents, and page and server calculate them with the same function. The tax is rounded
          once, at the end.
        </li>
        <li>
          Each row has its own key instead of an index. If you remove the second row and undo, its input is back where
          it was.
        </li>
        <li>Undo after placing an order cancels it and returns its items to stock.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        React Hook Form and Formik manage nested rows well, but leave the pointers of a server to <code>setError</code>{' '}
        and your own mapping. Remix and server actions return the errors with the page. Stripe’s API made the{' '}
        <code>Idempotency-Key</code> common; most shops still only disable the button, which helps against a double
        click and not against a lost response.
      </p>
      <h3>When not to</h3>
      <p>
        Where nothing runs out and nothing is paid, a key per form is more than you need: a second comment can be
        deleted. And a lock on every product of an order hurts if thousands buy the same item in a minute; then reserve
        first and confirm later.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        一張訂單的所有明細必須同時正確。沒寫好的表單，在伺服器拒絕第三筆時只會在最上方顯示「訂單無效」；按鈕按了兩次，就寄出兩箱；兩個人同時買最後一頂帳篷，都收到成立通知。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每個錯誤都是一個 JSON 指標加上代碼：<code>/body/lines/2/quantity</code>、<code>not-enough-stock</code>
        。表單欄位使用相同的路徑，所以說明會落在正確那一列的正確欄位，全部一次列出，並把焦點移到第一個。
      </p>
      <Excerpt symbol="lineIssues" />
      <p>
        庫存的檢查與扣除在同一個交易中完成，商品依編號順序鎖定：所有明細一起成功或都不扣，兩張訂單也不會互相等待而卡死。表單會送出畫面上顯示的價格；若期間價格有變，訂單會在那一筆被拒絕，而不會直接以新價格計費。
      </p>
      <Excerpt symbol="placeOrder" />
      <p>
        每份填好的表單都有一個 <code>Idempotency-Key</code>
        。連按兩次，或因回應遺失而重送，伺服器都以保存的結果回應：只有一張訂單。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>金額一律是整數的「分」，頁面與伺服器使用同一個函式；稅額只在最後捨入一次。</li>
        <li>每一列都有自己的 key，而不是索引：移除第二列再復原，內容會回到原來的位置。</li>
        <li>訂單成立後按「復原」就是取消訂單，商品會回到庫存。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        React Hook Form 與 Formik 很會管理巢狀的列，但伺服器回報的位置要自己用 <code>setError</code> 對應。Remix 與
        Server Actions 會把錯誤連同頁面一起送回。Stripe 的 API 讓 <code>Idempotency-Key</code>{' '}
        普及；多數商店仍只停用按鈕，能擋連點，擋不了遺失的回應。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        不會售罄、也不涉及付款的地方，不需要每份表單一把鍵，重複的留言刪掉就好。如果一分鐘內有幾千人買同一件商品，逐一鎖定會塞車，應該先保留、再確認。
      </p>
    </>
  ),
}
