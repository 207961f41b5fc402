export default {
  en: () => (
    <>
      <p>
        A list comes from another office: five thousand rows, seven columns, Big5, and mistakes in every hundred. An
        import that stops at the first bad row is useless. One that stops in the middle is worse: nobody knows what was
        imported.
      </p>
      <h3>How this page does it</h3>
      <p>
        A worker reads the file, so that the page goes on answering and Cancel means now. Bytes become text by trying:
        UTF-8 in its strict form refuses what it is not, then comes Big5. Each cell is checked by the same schema that
        the server uses, so what is wrong is known before anything is sent, and said under the cell, where it is mended.
      </p>
      <p>
        What only the database knows (is the address taken?) is asked ahead, and asked again within the import: the
        first answer is a courtesy. The good rows go in one transaction with an <code>Idempotency-Key</code>. All of
        them come in or none does, and a lost reply costs nothing.
      </p>
      <p>
        The way back is whole, too: a batch is taken back while nobody has changed its members and nothing points at
        them. If somebody has, the refusal names who.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>You can download the invalid rows as CSV with the reasons, fix them and import them again.</li>
        <li>
          A file of 50 MB is refused before a byte of it is read; the size is known at once, the reason is said, and
          what to do.
        </li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        別的單位送來一份名單：五千列、七個欄位、Big5
        編碼，每一百列都有幾個錯誤。遇到第一個錯就停下的匯入沒有用；能收的先收、收到一半停下的更糟，沒有人知道哪些已經進去了。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        檔案由 worker 讀取，頁面照常回應，按下取消就立刻停止。位元組用嘗試的方式變成文字：嚴格的 UTF-8
        會拒絕不屬於它的內容，接著才試
        Big5。每個儲存格用與伺服器相同的結構描述檢查，送出前就知道哪裡不對，說明就在儲存格下方，當場修正。
      </p>
      <p>
        只有資料庫知道的事（電子郵件是否已被使用）會先詢問，匯入時再查一次：第一次的回答只是禮貌。正確的列連同{' '}
        <code>Idempotency-Key</code> 在同一個交易中寫入：全部成功或全部不寫入，回應遺失也沒有損失。
      </p>
      <p>復原也是整批：只要成員沒有被修改、也沒有資料指向他們，就能整批移除；否則拒絕時會指出是誰。</p>
      <h3>值得留意</h3>
      <ul>
        <li>待修正的列可以連同原因存成 CSV，修好後再讀進來。</li>
        <li>50 MB 的檔案在讀取任何位元組之前就會被拒絕：大小一開始就知道，並說明原因與做法。</li>
      </ul>
    </>
  ),
}
