export default {
  en: () => (
    <>
      <p>
        A table is where most of the working day is spent, and most of what one does to it is lost at the next reload:
        the filter, the order, the column that was dragged wider. And “look at this” to a colleague becomes a list of
        instructions.
      </p>
      <h3>How this page does it</h3>
      <p>
        The address is the state. Filter, sort, page, which columns in which order, how wide and which are pinned: all
        are read from it, each checked by its own rule, so that a broken link shows the rest. A default stays out of it.
        A saved view is that address under a name, at the server; its link shows the same to anybody who is signed in,
        and only its owner changes it.
      </p>
      <p>
        The server filters, sorts, pages and adds up. A total of the page on the screen would be a number that nobody
        asked for, so the totals are of everything that matches. The export asks with the same filter and the same
        columns; a cell that begins like a formula is made plain text.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          “All that match” is a list of orders with the versions that were read. What comes to match a moment later is
          not cancelled by mistake.
        </li>
        <li>
          Many orders go in batches, each with a key of its own: when an answer is lost, sending again does nothing
          twice.
        </li>
        <li>
          While an edge is dragged, one custom property changes and nothing is drawn anew; the address hears of it when
          the pointer lets go.
        </li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        一天的工作大多在表格裡度過，而對表格做的調整大多在重新整理後消失：篩選、排序、拉寬的欄位。想請同事「看一下這個」，就變成一長串操作說明。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        網址就是狀態。篩選、排序、頁次、顯示哪些欄位、順序、寬度與固定欄位，都從網址讀取，各自依規則檢查，所以網址壞了一部分，其餘仍然有效；預設值不會寫進網址。儲存的檢視就是在伺服器上為這個網址取名；任何登入者都能用連結看到相同內容，但只有擁有者能修改。
      </p>
      <p>
        篩選、排序、分頁與加總都由伺服器處理。只加總螢幕上這一頁，會得到沒有人需要的數字，因此合計涵蓋所有符合的訂單。匯出使用相同的篩選與欄位；開頭像公式的儲存格會處理成純文字。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>「全部符合的訂單」是一份附有讀取版本的清單，之後才符合條件的訂單不會被誤取消。</li>
        <li>大量訂單會分批送出，每批有自己的鍵值：回應遺失時重送，也不會重複執行。</li>
        <li>拖曳欄寬時只改變一個自訂屬性，不會重繪任何一列；放開後才寫入網址。</li>
      </ul>
    </>
  ),
}
