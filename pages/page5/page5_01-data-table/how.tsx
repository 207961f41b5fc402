import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        People spend most of their day in tables, and most of their adjustments are lost on reload: the filter, the sort
        order, the column they made wider. Showing a colleague the same rows takes a list of instructions.
      </p>
      <h3>How this page does it</h3>
      <p>
        The URL is the state. It holds the filters, the sort order, the page, and the order, width and pinning of the
        columns. Each parameter is validated on its own, so a partly broken link still works. Default values are left
        out. A saved view is a named URL on the server. Anybody who is signed in can open it, but only its owner can
        change it.
      </p>
      <Excerpt symbol="defineListSearch" />
      <p>
        The server filters, sorts, paginates and aggregates. A total of the visible page is rarely useful, so the totals
        cover all matching orders. The export uses the same filters and columns. Cells that would be formulas in a
        spreadsheet are exported as plain text.
      </p>
      <Excerpt symbol="sumByStatus" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Selecting all matching orders selects a list of ids with the versions that were read. An order that matches
          later is never cancelled by mistake.
        </li>
        <li>
          Large selections are sent in batches, each with its own idempotency key. If a response is lost, the batch can
          be sent again without side effects.
        </li>
        <li>
          Resizing a column changes one CSS custom property, so no row re-renders. The URL is updated when you release
          the pointer.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        TanStack Table and AG Grid keep this state in the component; nuqs and TanStack Router put it into the URL with
        types, as here. Server-side rendering (Next.js, Remix) makes it natural, because the URL is all that the server
        gets.
      </p>
      <h3>When not to</h3>
      <p>
        What nobody shares does not belong in the URL: an open menu, half a word that is being typed. And a personal
        preference, such as the density of rows, belongs to the account.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        一天的工作大多在表格裡度過，但篩選、排序、欄寬等調整，重新整理後往往就消失了。想請同事看同樣的內容，還得附上一長串操作說明。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        網址就是狀態。篩選、排序、頁次、顯示哪些欄位、順序、寬度與固定欄位，都從網址讀取，各自驗證，所以網址即使有一部分失效，其餘仍然可用；預設值不會寫進網址。儲存的檢視就是在伺服器上為這個網址取名；任何登入者都能用連結看到相同內容，但只有擁有者能修改。
      </p>
      <Excerpt symbol="defineListSearch" />
      <p>
        篩選、排序、分頁與加總都由伺服器處理。只加總螢幕上這一頁，會得到沒有人需要的數字，因此合計涵蓋所有符合的訂單。匯出使用相同的篩選與欄位；開頭像公式的儲存格會處理成純文字。
      </p>
      <Excerpt symbol="sumByStatus" />
      <h3>值得留意</h3>
      <ul>
        <li>「全部符合的訂單」是一份附有讀取版本的清單，之後才符合條件的訂單不會被誤取消。</li>
        <li>大量訂單會分批送出，每批有自己的冪等金鑰：回應遺失時可以重送，不會重複執行。</li>
        <li>拖曳欄寬時只改變一個自訂屬性，不會重繪任何一列；放開後才寫入網址。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        TanStack Table 與 AG Grid 把狀態放在元件裡；nuqs 與 TanStack Router 則和這裡一樣，以型別管理網址。用 Next.js 或
        Remix 在伺服器產生頁面時更是自然，因為伺服器只拿得到網址。
      </p>
      <h3>什麼時候不適合</h3>
      <p>沒有人會分享的狀態不必放進網址，例如打開的選單、打到一半的字。個人偏好，例如列高，應該跟著帳號。</p>
    </>
  ),
}
