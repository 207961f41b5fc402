export default {
  en: () => (
    <>
      <p>
        A form that saves everything it shows has a hidden flaw: the last save wins. Two tabs open the same profile. One
        changes the name, the other the address, and the second save silently restores the old name.
      </p>
      <h3>How this page does it</h3>
      <p>
        Every row has a version. A read returns it as an <code>ETag</code>, and a save sends it back in{' '}
        <code>If-Match</code>. One statement checks the version and changes the row, so if two saves arrive at once,
        exactly one is stored. The other gets <code>412</code> with the current row. A save without a version gets{' '}
        <code>428</code>.
      </p>
      <p>
        The form knows three values of each field: the one it read, the one on the server now, and the one you typed. If
        only one side changed a field, that change is kept. If both did, a dialog shows both values and you choose. You
        never lose what you typed.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>Only changed fields are sent, so a field you didn’t touch can’t overwrite anyone’s change.</li>
        <li>
          The form counts as changed only while it differs from the stored values. If you type a letter and delete it,
          nothing has changed.
        </li>
        <li>If no response arrives, the save may still have worked. Only another read can tell.</li>
      </ul>
      <p>
        To read next: RFC 9110, sections 8.8.3 (<code>ETag</code>) and 13.1.1 (<code>If-Match</code>); RFC 6585 for{' '}
        <code>428</code>.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        把畫面上所有欄位整批存回去的表單，藏著一個不易察覺的問題：最後儲存的人會蓋掉別人。兩個分頁開啟同一份資料，一邊改姓名、一邊改地址，第二次儲存就把舊姓名寫了回去，而且沒有人會收到通知。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每一列資料都有版本。讀取時以 <code>ETag</code> 取得，儲存時放在 <code>If-Match</code>{' '}
        送回。伺服器用一個敘述完成檢查與寫入，只有版本仍相同才會修改，所以兩次同時儲存必定只有一次成功。另一次會收到{' '}
        <code>412</code>，並附上目前的內容；完全沒帶版本則是 <code>428</code>。
      </p>
      <p>
        表單同時知道每個欄位的三種內容：讀取時的、伺服器目前的，以及您輸入的。只有一邊改過的欄位不需要詢問，兩邊的修改都會保留；兩邊都改過的才由對話框並列，讓您選擇。無論如何，輸入的內容都不會遺失。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>只送出有變更的欄位。沒動過的欄位不會蓋掉任何人的修改。</li>
        <li>表單只有在內容與已儲存的不同時才算有變更；打一個字再刪掉不算。</li>
        <li>沒收到回應，不代表沒有儲存，重新讀取才能確認。</li>
      </ul>
      <p>
        延伸閱讀：RFC 9110 第 8.8.3 節（<code>ETag</code>）與第 13.1.1 節（<code>If-Match</code>）；<code>428</code> 見
        RFC 6585。
      </p>
    </>
  ),
}
