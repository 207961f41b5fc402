import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Another office sends you a list: five thousand rows, seven columns, Big5, and a few mistakes in every hundred
        rows. An import that stops at the first bad row is useless. One that stops in the middle is worse: nobody knows
        what was imported.
      </p>
      <h3>How this page does it</h3>
      <p>
        A worker reads the file, so the page stays responsive and Cancel takes effect immediately. The encoding is found
        by trying: strict UTF-8 rejects anything else, then comes Big5. Each cell is validated with the same schema that
        the server uses, so you see every mistake under its cell and can fix it there before anything is sent.
      </p>
      <Excerpt symbol="decodeText" />
      <p>
        Only the database knows whether an e-mail address is taken. The page checks that in advance, and the import
        checks it again. The valid rows are imported in one transaction with an <code>Idempotency-Key</code>: all of
        them or none, and after a lost response you can safely retry.
      </p>
      <Excerpt symbol="createImport" />
      <p>
        Undo also works on the whole import, as long as its members are unchanged and unused. Otherwise the refusal
        names the members that are in the way.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>You can download the invalid rows as CSV with the reasons, fix them and import them again.</li>
        <li>A file of 50 MB is refused before any of it is read. The message says why and what to do.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Hosted importers (Flatfile, OneSchema) offer such a page as a service, with your data on their servers. Many
        back offices upload the file and check it in a job: right for a million rows, but every mistake costs another
        upload.
      </p>
      <h3>When not to</h3>
      <p>
        If the other office can call an API, let it: a file that is exchanged every week is an interface without a
        contract.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        別的單位送來一份名單：五千列、七個欄位、Big5
        編碼，每一百列都有幾個錯誤。遇到第一個錯誤就停下的匯入沒有用；匯入到一半才停下的更糟，沒有人知道哪些已經匯入。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        檔案由 worker 讀取，頁面照常回應，按下取消就立刻停止。編碼以嘗試的方式判斷：先用嚴格的 UTF-8，不符合再試
        Big5。每個儲存格都用與伺服器相同的結構描述檢查，錯誤會顯示在儲存格下方，送出前就能修正。
      </p>
      <Excerpt symbol="decodeText" />
      <p>
        電子郵件是否已被使用，只有資料庫知道。頁面會先檢查一次，匯入時再檢查一次。正確的列連同{' '}
        <code>Idempotency-Key</code> 在同一個交易中寫入：全部成功，或全部不寫入；若回應遺失，可以放心重試。
      </p>
      <Excerpt symbol="createImport" />
      <p>復原也是整批進行：只要成員未被修改、也沒有被其他資料使用，就能整批移除；否則會指出是哪些成員。</p>
      <h3>值得留意</h3>
      <ul>
        <li>可以將待修正的列連同原因下載為 CSV，修正後再匯入。</li>
        <li>50 MB 的檔案在讀取前就會被拒絕，訊息會說明原因與做法。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Flatfile、OneSchema
        等服務提供現成的匯入頁面，但資料會經過對方的伺服器。許多後台則上傳檔案後由背景工作檢查，百萬列時這樣做是對的，只是每改一次錯誤就得重新上傳。
      </p>
      <h3>什麼時候不適合</h3>
      <p>如果對方能直接呼叫 API，就不要用檔案；每週往來的檔案，其實是一個沒有契約的介面。</p>
    </>
  ),
}
