export default {
  en: () => (
    <>
      <p>
        A long form is rarely completed in one go. The phone rings, the tablet’s battery dies, the customer looks for
        the receipt. A wizard that keeps everything in the tab until you submit can lose it all. One that keeps it in
        local storage leaves it on the wrong device.
      </p>
      <h3>How this page does it</h3>
      <p>
        The draft is a row on the server from the first click. Each step is saved separately with <code>PATCH</code> and
        validated with its own schema, which the form and the server share. The URL contains the draft and the step, so
        Back works, and the link opens the same step in another browser. Unsaved input stays in its step while you look
        at another one, and the page asks before you leave.
      </p>
      <p>
        A valid step can become invalid. If you choose another customer, the purchase in step 2 isn’t theirs. If the
        draft waits too long, the preferred day has passed. So every response contains the state of each step, and
        submitting checks everything once more. A refusal points to the field of the step (
        <code>/draft/product/purchase</code>). On success, one transaction opens the ticket and closes the draft. If two
        windows submit at once, one opens a ticket and the other gets <code>412</code>.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>A draft can be incomplete, but a step is saved completely or not at all.</li>
        <li>
          Two windows can save different steps without a conflict. If both change the same step, the older version gets{' '}
          <code>412</code>, and the two are merged field by field.
        </li>
        <li>Undo withdraws the ticket only if nobody has worked on it yet. The server decides that.</li>
      </ul>
      <p>To read next: WAI-ARIA, aria-current; RFC 9110, section 13.1.1 (If-Match); RFC 6901 (JSON Pointer).</p>
    </>
  ),
  zh: () => (
    <>
      <p>
        長表單很少能一次填完：電話響了、平板沒電了、客戶還在找收據。若內容在送出前都只放在分頁裡，一關就全沒了；若存在瀏覽器的
        local storage，換一台裝置就看不到。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        從按下第一個按鈕開始，草稿就是伺服器上的一列資料。每一步各自用 <code>PATCH</code>{' '}
        儲存，並由表單與伺服器共用的規則檢查。網址記著是哪一份草稿、哪一步，所以上一頁按鈕能用，把連結貼到另一個瀏覽器也會開在同一處。輸入後還沒儲存的內容，切換步驟時會留在原處；離開頁面前會先詢問。
      </p>
      <p>
        原本正確的步驟也可能變成不正確：改選另一位客戶，第 2
        步的購買紀錄就不屬於他了；草稿放久了，希望的日期也會過去。因此伺服器每次回應都會說明各步驟的狀態，送出時再全部檢查一次，並指出是哪一步的哪個欄位（
        <code>/draft/product/purchase</code>
        ）。成功時，建立工單與關閉草稿在同一個交易中完成：兩個視窗同時送出，只會有一張工單，另一邊收到 <code>412</code>
        。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>草稿可以不完整，但每個步驟不是整個儲存，就是完全不存。</li>
        <li>
          兩個視窗可以各自儲存不同的步驟，不會衝突。若兩邊改了同一步，較舊的版本會收到 <code>412</code>，再逐欄合併。
        </li>
        <li>只有在工單還沒有人處理時，「復原」才能收回申請，由伺服器判斷。</li>
      </ul>
      <p>延伸閱讀：WAI-ARIA 的 aria-current；RFC 9110 第 13.1.1 節（If-Match）；RFC 6901（JSON Pointer）。</p>
    </>
  ),
}
