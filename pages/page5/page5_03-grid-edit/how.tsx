import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Nobody wants to wait for the server fifty times to change fifty prices. So a cell shows your input at once and
        saves it in the background. Such an optimistic update must handle three cases: the server refuses the value, the
        request fails, or somebody else changed the row first.
      </p>
      <h3>How this page does it</h3>
      <p>
        Your input is kept as a draft on top of the server’s data. The cached rows are not changed until the server has
        answered. If a whole batch fails, each of its cells shows that it was not saved and which value is stored. It
        keeps your input until you retry or discard it. A retry uses the same idempotency key, so the batch is never
        applied twice.
      </p>
      <Excerpt symbol="send" />
      <p>
        A refusal is different from a failure. The endpoint accepts a block and checks each cell: valid cells are saved,
        and only the others come back, with the reason and your input, so you can correct them.
      </p>
      <Excerpt symbol="editRow" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Batches are sent one at a time, because the next one needs the versions that this one creates. You can keep
          typing meanwhile.
        </li>
        <li>
          If somebody else changes a cell while you are typing in it, your value is not sent, even if the new version of
          the row is already known. Sending it with the new version would overwrite their change. The cell then asks you
          which value to keep.
        </li>
        <li>
          Undo writes the old values again, based on the current versions. The audit trail shows both changes. Undoing a
          paste also discards its refused cells, and Redo brings them back.
        </li>
        <li>
          The current cell always contains an input. So you can type to overwrite, paste, or compose Chinese without
          losing the first key.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        React Query rolls back an optimistic update in <code>onError</code>; <code>useOptimistic</code> in React 19 does
        so when its action ends. Both put the old value back, and what was typed is gone. AG Grid and Handsontable bring
        the sheet, and leave saving to you.
      </p>
      <h3>When not to</h3>
      <p>
        Where a wrong value does harm at once (a payment, a dose), show it only after the server has agreed. And if
        people change one value a day, a form is easier to understand than a sheet.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        修改五十項售價時，沒有人想等五十次。因此儲存格會立刻顯示輸入的內容，並在背景儲存。這樣的樂觀更新必須處理三種情況：伺服器拒絕、請求失敗，以及有人搶先修改。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        輸入的內容以草稿疊在伺服器的資料上；在伺服器回應之前，快取中的資料列不會變動，所以捨棄就是移除草稿。整批因伺服器故障而失敗時，每一格都會註明未儲存與目前的值，並保留您輸入的內容，直到您重試或捨棄；重試使用同一個冪等金鑰，不會重複執行。
      </p>
      <Excerpt symbol="send" />
      <p>
        被拒絕不等於失敗。端點收下一整塊，逐格判斷：可以的生效，只有其他格會退回，附上原因與您輸入的內容，讓您修正。
      </p>
      <Excerpt symbol="editRow" />
      <h3>值得留意</h3>
      <ul>
        <li>一次只送出一批，因為下一批需要這一批產生的版本；您仍可繼續輸入。</li>
        <li>
          您輸入期間被別人改過的儲存格不會送出，即使已經知道該列的新版本；以新版本送出會覆寫別人的修改。該格會請您選擇保留哪一個值。
        </li>
        <li>
          復原是以目前的版本再寫入一次舊值，稽核軌跡會留下兩筆。復原貼上時，被拒絕的內容也會一併捨棄，重做時再回來。
        </li>
        <li>目前的儲存格一直有輸入框，因此直接輸入就能覆寫、可以貼上，輸入法組字也不會漏掉第一個鍵。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        React Query 在 <code>onError</code> 還原樂觀更新，React 19 的 <code>useOptimistic</code>{' '}
        在動作結束時還原；兩者都會放回舊值，輸入的內容也就沒了。AG Grid 與 Handsontable 提供表格，儲存則要自己處理。
      </p>
      <h3>什麼時候不適合</h3>
      <p>填錯會立刻造成損害的地方，例如付款或劑量，應等伺服器確認後才顯示。如果一天只改一個值，表單比試算表好懂。</p>
    </>
  ),
}
