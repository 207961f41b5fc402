import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

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
      <Excerpt symbol="useStepForm" />
      <p>
        A valid step can become invalid. If you choose another customer, the purchase in step 2 isn’t theirs. If the
        draft waits too long, the preferred day has passed. So every response contains the state of each step, and
        submitting checks everything once more. A refusal points to the field of the step (
        <code>/draft/product/purchase</code>). On success, one transaction opens the ticket and closes the draft. If two
        windows submit at once, one opens a ticket and the other gets <code>412</code>.
      </p>
      <Excerpt symbol="submitRepairDraft" />
      <h3>Worth noticing</h3>
      <ul>
        <li>A draft can be incomplete, but a step is saved completely or not at all.</li>
        <li>
          Two windows can save different steps without a conflict. If both change the same step, the older version gets{' '}
          <code>412</code>, and the two are merged field by field.
        </li>
        <li>Undo withdraws the ticket only if nobody has worked on it yet. The server decides that.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Many wizards keep their state in a store such as Redux or XState and send it at the end; a reload then needs{' '}
        <code>localStorage</code>, and another device has nothing. Remix and plain HTML forms send each step to the
        server, as here. XState is worth it if the order of steps depends on the answers.
      </p>
      <h3>When not to</h3>
      <p>
        If a form fits on one screen, show it on one screen: steps hide how much is left. And a draft on the server
        needs somebody to delete it; for three fields that is not worth it.
      </p>
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
      <Excerpt symbol="useStepForm" />
      <p>
        原本正確的步驟也可能變成不正確：改選另一位客戶，第 2
        步的購買紀錄就不屬於他了；草稿放久了，希望的日期也會過去。因此伺服器每次回應都會說明各步驟的狀態，送出時再全部檢查一次，並指出是哪一步的哪個欄位（
        <code>/draft/product/purchase</code>
        ）。成功時，建立工單與關閉草稿在同一個交易中完成：兩個視窗同時送出，只會有一張工單，另一邊收到 <code>412</code>
        。
      </p>
      <Excerpt symbol="submitRepairDraft" />
      <h3>值得留意</h3>
      <ul>
        <li>草稿可以不完整，但每個步驟不是整個儲存，就是完全不存。</li>
        <li>
          兩個視窗可以各自儲存不同的步驟，不會衝突。若兩邊改了同一步，較舊的版本會收到 <code>412</code>，再逐欄合併。
        </li>
        <li>只有在工單還沒有人處理時，「復原」才能收回申請，由伺服器判斷。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        許多步驟式表單把狀態放在 Redux 或 XState，最後才送出；重新載入得靠 <code>localStorage</code>
        ，換一台裝置就什麼都沒有。Remix 與一般的 HTML
        表單則和這裡一樣，每一步都送到伺服器。如果步驟順序取決於回答，值得使用 XState。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        一個畫面放得下的表單，就放在一個畫面，分步反而看不出還剩多少。伺服器上的草稿也要有人清理，只有三個欄位時並不划算。
      </p>
    </>
  ),
}
