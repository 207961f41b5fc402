import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Two tabs show the same profile. One changes the name, the other the address. If a save sends the whole form, the
        second one puts the old name back. Nobody sees an error: the name is simply wrong a day later. This is called a{' '}
        <em>lost update</em>.
      </p>
      <h3>How this page does it</h3>
      <p>
        Every row has a version. A read returns it as an <code>ETag</code>, and a save sends it back in{' '}
        <code>If-Match</code>. The server checks the version and writes in one statement, so of two saves that arrive
        together exactly one is stored. The other gets <code>412</code> with the current row. A save without a version
        gets <code>428</code>.
      </p>
      <Excerpt symbol="update" />
      <p>
        After a 412 the form knows three values of each field: the one it read, the one on the server now, and the one
        you typed. A field that only one side changed keeps that change. If both changed it, a dialog shows both values
        and you choose. What you typed is never lost.
      </p>
      <Excerpt symbol="mergeFields" />
      <p>
        Only changed fields are sent, so a field you didn’t touch can’t overwrite anyone. If no response arrives, the
        save may still have worked: only another read can tell.
      </p>
      <h3>What others do</h3>
      <p>
        React Query and SWR read again when a window gets the focus. That makes conflicts rarer but doesn’t detect them;
        a mutation still needs <code>If-Match</code>. In Remix or with server actions, a hidden field often carries the
        version, and the action compares it. Many systems only compare a time of last change, which misses two saves
        within its precision.
      </p>
      <h3>When not to</h3>
      <p>
        If a change is a step (“plus one”) rather than a value, send the step and let the server add it, as Counters
        does. If many people type in the same text at once, merging by field is too coarse: that needs a document that
        merges by character.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        同一份個人資料開在兩個分頁，一邊改姓名，一邊改地址。如果儲存時送出整份表單，第二次儲存就會把舊姓名寫回去。畫面上不會有任何錯誤，隔天才發現姓名不對。這叫做
        <em>更新遺失</em>。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每一列資料都有版本。讀取時以 <code>ETag</code> 取得，儲存時放在 <code>If-Match</code>{' '}
        送回。伺服器用同一個敘述檢查版本並寫入，所以同時到達的兩次儲存必定只有一次成功；另一次會收到 <code>412</code>
        ，並附上目前的內容。完全沒帶版本則是 <code>428</code>。
      </p>
      <Excerpt symbol="update" />
      <p>
        收到 412
        之後，表單手上有每個欄位的三種內容：當初讀到的、伺服器目前的，以及您輸入的。只有一邊改過的欄位，直接採用那一邊的內容；兩邊都改過的，才由對話框並列讓您選擇。您輸入的內容不會遺失。
      </p>
      <Excerpt symbol="mergeFields" />
      <p>送出的只有改過的欄位，沒動過的欄位不會蓋掉任何人的修改。沒收到回應也不代表沒有存進去，要再讀一次才知道。</p>
      <h3>其他做法</h3>
      <p>
        React Query 與 SWR 會在視窗取得焦點時重新讀取，衝突因此變少，但不會被發現，寫入時仍需要 <code>If-Match</code>
        。Remix 或 Server Actions 常用隱藏欄位帶著版本，由 action
        比對。也有系統只比對最後修改時間，兩次儲存若落在同一個時間單位內就分不出來。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        如果要改的是「加一」而不是某個值，請直接送出「加一」，由伺服器計算，「計數器」就是這樣做。如果多人同時編輯同一段文字，逐欄合併太粗略，需要能逐字合併的文件格式。
      </p>
    </>
  ),
}
