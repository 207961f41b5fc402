export default {
  en: () => (
    <>
      <p>
        A long form is rarely completed in one go. The phone rings, the tablet’s battery dies, the customer looks for
        the receipt. A wizard that keeps everything in the tab until the last button loses it all; one that keeps it in
        local storage leaves it on the wrong machine.
      </p>
      <h3>How this page does it</h3>
      <p>
        The draft is a row on the server from the first click. Each step is saved by itself with <code>PATCH</code>, and
        checked by a schema of its own that the form and the server share. The address names the draft and the step, so
        that Back works, and the link opens the same place in another browser. What is typed and not saved stays in its
        step while you look at another one, and leaving the page asks.
      </p>
      <p>
        A step that was right can turn wrong. Choose another customer and the purchase in step 2 is not theirs; let the
        draft lie and the wished day goes by. So the server says with every answer how each step stands, and a
        submission checks everything once more. A refusal points at the field of the step (
        <code>/draft/product/purchase</code>). When it succeeds, the ticket is opened and the draft closed in one
        transaction: of two windows that submit at once, one opens a ticket and the other gets <code>412</code>.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>A draft may be incomplete, but never half right: a step is saved whole or not at all.</li>
        <li>
          Another window’s save of a different step disturbs nobody. Only when both change the same step does the older
          version get <code>412</code>, and the two are merged field by field.
        </li>
        <li>“Undo” takes the ticket back only while nobody has touched it, and the server decides that.</li>
      </ul>
      <p>To read next: WAI-ARIA, aria-current; RFC 9110, section 13.1.1 (If-Match); RFC 6901 (JSON Pointer).</p>
    </>
  ),
  zh: () => (
    <>
      <p>
        長表單很少能一次填完：電話響了、平板沒電了、客戶還在找收據。把內容全放在分頁裡等到最後一個按鈕，一關就全沒了；放在瀏覽器的儲存空間，又會留在另一台機器上。
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
        <li>草稿可以不完整，但不會半對半錯：一個步驟要嘛整個儲存，要嘛完全不存。</li>
        <li>
          另一個視窗儲存別的步驟，不會打擾任何人。只有兩邊改了同一步，較舊的版本才會收到 <code>412</code>
          ，再逐欄合併。
        </li>
        <li>「復原」只有在工單還沒有人處理時才會收回，而且由伺服器判斷。</li>
      </ul>
      <p>延伸閱讀：WAI-ARIA 的 aria-current；RFC 9110 第 13.1.1 節（If-Match）；RFC 6901（JSON Pointer）。</p>
    </>
  ),
}
