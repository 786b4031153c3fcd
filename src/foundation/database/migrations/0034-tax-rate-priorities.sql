-- Of the rates of one priority the nearest to a destination counts; those of different priorities add up, a compound one on top of
-- the others. postcode is one code, a range '6991...6993' or a beginning '35*'.
alter table tax_rates
  add column priority int not null default 1 check (priority between 1 and 100),
  add column compound boolean not null default false;
