export default {
  en: () => (
    <>
      <p>
        A board is a list that several people pull at. Dragging is the easy part. What goes wrong is the rest: a card
        that jumps back minutes later because nobody waited for the answer; two cards at the same place; a keyboard that
        cannot follow; a ticket closed that nobody ever looked at.
      </p>
      <h3>How this page does it</h3>
      <p>
        A move is shown at once and sent with the version that you saw and the card that it comes to stand below. The
        server holds the rules of status and the order. If it refuses, the card goes back and the reason is said in
        words. Other windows hear over <code>/ws/live</code> that a ticket was written, and read their columns again.
      </p>
      <p>
        Ranks are integers with 1,024 between them, so a move writes one row: halfway between its neighbours. When there
        is no room left, the server numbers that column anew. Moves of a sandbox take turns, so that two to the same
        place each find one of their own.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          A filtered board shows other neighbours than a colleague’s. “Below this ticket” means the same on both; a rank
          or an index would not.
        </li>
        <li>Space takes a card, arrows carry it, and each place is announced. A drag is the same three steps.</li>
        <li>The page marks a column that will refuse, but sends the move all the same: only the server knows.</li>
        <li>Undo is another move, and is offered only where the rules would let it back.</li>
      </ul>
      <p>To read next: WCAG 2.2, 2.5.7 Dragging Movements; David Greenspan, “Implementing Fractional Indexing”.</p>
    </>
  ),
  zh: () => (
    <>
      <p>
        看板是很多人同時在拉的清單。拖曳不難，難的是其他部分：沒等到回應，卡片過一陣子自己跳回去；兩張卡片搶同一個位置；鍵盤無法操作；從來沒人看過的工單就結案了。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        移動會立刻顯示，並帶上您看到的版本，以及「放在哪張卡片之下」一起送出。狀態規則與順序由伺服器掌管；若被拒絕，卡片會回到原位並說明原因。其他視窗透過
        <code>/ws/live</code> 得知工單有變動，便重新讀取各欄。
      </p>
      <p>
        排序值是間隔 1,024
        的整數，因此一次移動只寫入一列：取上下兩張的中間值。沒有空間時，伺服器會把該欄重新編號。同一沙盒的移動輪流進行，兩張同時移到同一處也各有自己的位置。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>篩選後的看板與同事看到的上下鄰居不同；「放在這張之下」對兩邊意思一樣，用排序值或索引就不一定了。</li>
        <li>空白鍵拿起卡片，方向鍵移動，每個位置都會報讀。拖曳也是同樣的三個步驟。</li>
        <li>頁面會標示不允許的欄，但仍照樣送出：只有伺服器說了算。</li>
        <li>復原其實是另一次移動，只有規則允許移回時才提供。</li>
      </ul>
      <p>延伸閱讀：WCAG 2.2 第 2.5.7 條「拖曳動作」；David Greenspan 的〈Implementing Fractional Indexing〉。</p>
    </>
  ),
}
