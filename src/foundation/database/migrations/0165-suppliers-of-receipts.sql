-- Who delivered before is read supplier by supplier, each with its latest receipt, however many receipts there are.
create index stock_receipts_by_supplier_and_id on stock_receipts (supplier, id);
drop index stock_receipts_by_supplier;
