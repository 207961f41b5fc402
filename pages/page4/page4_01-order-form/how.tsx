export default {
  en: () => (
    <>
      <p>
        An order has many lines that must be right together. The server rejects the third, and the form says “invalid
        order” at the top. The button is pressed twice; two parcels are sent. Two people buy the last tent; both get a
        confirmation.
      </p>
      <h3>How this page does it</h3>
      <p>
        Each refusal is a JSON pointer and a code: <code>/body/lines/2/quantity</code>, <code>not_enough_stock</code>.
        The form’s fields go by the same path, so the words land in the right cell of the right row, all of them at
        once, and the focus at the first.
      </p>
      <p>
        Stock is checked and taken in one transaction, with the products locked in the order of their ids: all lines or
        none, and two orders never wait for each other in a circle. The form sends the prices that it showed. If one has
        changed meanwhile, the order is refused at that line rather than charged otherwise.
      </p>
      <p>
        A form that is filled in has one <code>Idempotency-Key</code>. Pressed twice, or sent again because the answer
        got lost, it is answered from what was kept: one order.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Amounts are integer cents, and page and server use the same function. The tax is rounded once, at the end.
        </li>
        <li>
          Each row has a key of its own, not its number: remove the second, undo, and what was typed is where it was.
        </li>
        <li>Undo after placing an order is a cancellation: the items return to stock.</li>
      </ul>
      <p>To read next: RFC 6901 (JSON Pointer) and RFC 9457 (problem details).</p>
    </>
  ),
  zh: () => (
    <>
      <p>
        一張訂單由許多明細組成，必須一起正確。伺服器認為第三筆有問題，表單卻只在最上方寫「訂單無效」；按鈕按了兩次，寄出兩箱；兩個人同時買最後一頂帳篷，都收到成立通知。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每個拒絕原因都是一個 JSON 指標加上代碼：<code>/body/lines/2/quantity</code>、<code>not_enough_stock</code>
        。表單欄位使用相同的路徑，所以說明會落在正確那一列的正確欄位，全部一次列出，並把焦點移到第一個。
      </p>
      <p>
        庫存的檢查與扣除在同一個交易中完成，商品依編號順序鎖定：所有明細一起成功或都不扣，兩張訂單也不會互相等待而卡死。表單會送出畫面上顯示的價格；若期間價格有變，訂單會在那一筆被拒絕，而不是默默以別的價格計費。
      </p>
      <p>
        每份填好的表單都有一個 <code>Idempotency-Key</code>
        。連按兩次，或因回應遺失而重送，伺服器都以保存的結果回應：只有一張訂單。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>金額一律是整數的「分」，頁面與伺服器使用同一個函式；稅額只在最後捨入一次。</li>
        <li>每一列有自己的鍵，而不是列號：移除第二列再復原，內容會回到原來的位置。</li>
        <li>成立後的復原就是取消：商品循原路回到庫存。</li>
      </ul>
      <p>延伸閱讀：RFC 6901（JSON Pointer）與 RFC 9457（Problem Details）。</p>
    </>
  ),
}
